/** Title and description of a page to read. */
export const pageMeta = (title: string, description: string) => [
  { title: `${title} - Alfombras Turcas Premium` },
  { name: "description", content: description },
];
