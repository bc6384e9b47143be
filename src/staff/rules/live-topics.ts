/** What changes on staff's screens while they look: tags of the cache bus, which every copy hears. */
export const LIVE_TOPICS = ["orders", "messages", "showroom"] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

export const LIVE_PATH = "/api/admin/events";

/** `*` is said when the bus was lost: everything may have changed. */
export const topicsIn = (tags: readonly string[]): LiveTopic[] =>
  tags.includes("*") ? [...LIVE_TOPICS] : LIVE_TOPICS.filter((topic) => tags.includes(topic));
