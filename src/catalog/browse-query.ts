import { type RugQuery, rugQuery } from "./contract.ts";
import { type Browse, browseParams } from "./rules/browse.ts";

/** The address as the API would be asked; page and size are said, for a list without them is whole. */
export const browseQuery = (browse: Browse): RugQuery & { stories: true } => {
  const { page, limit } = browse;
  return {
    ...rugQuery.parse({ ...Object.fromEntries(browseParams(browse)), page: String(page), limit: String(limit) }),
    stories: true,
  };
};
