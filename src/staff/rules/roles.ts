/** What a person of the staff may be. */
export const ROLES = ["owner", "manager", "seller", "editor", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** What each may do, in a line, for whoever gives the roles out. */
export const ROLE_WORDS: Record<Role, string> = {
  owner: "Everything, people and keys included",
  manager: "Everything but people, keys and erasing",
  seller: "Orders, visits, messages, customers and returns; reads the catalogue",
  editor: "Catalogue, media and content",
  viewer: "Reads, changes nothing",
};
