/** How the shop owner is called until they give a name; shown in the reader's language. */
export const OWNER_NAME = "Owner";
