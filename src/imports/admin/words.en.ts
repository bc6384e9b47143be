/** What the import of another shop's products says. */
export const en = {
  screen: {
    title: "Import",
    sum: "Bring the products of another shop. Nothing is changed until you have seen what would change.",
    export: "Export for Shopify",
    otherShop: "The other shop",
    drop: "Drop its product export here or choose it",
    reading: "Reading…",
    most: "CSV, up to 20 MB and 5,000 products",
    failed: "Error importing the file",
    unchanged: "Nothing was changed.",
    done: (created: number, updated: number) => `${created} rugs added, ${updated} changed`,
    nothing: "Nothing to import",
    import: (count: number) => `Import ${count} ${count === 1 ? "rug" : "rugs"}`,
  },
  report: {
    label: "What would change",
    created: "New",
    updated: "Changes",
    unchanged: "As it is",
    rejected: "Left out",
    sum: (created: number, updated: number, unchanged: number) =>
      `**${created}** new, **${updated}** changed, ${unchanged} as they are`,
    leftOut: (count: number) => `, **${count}** left out`,
    pictures: (count: number) => `${count} pictures are fetched afterwards.`,
    collections: (list: readonly { name: string; isNew: boolean }[]) =>
      `Collections: ${list.map(({ name, isNew }) => `${name} (${isNew ? "new" : "prices"})`).join(", ")}.`,
    row: (row: number) => `row ${row}`,
    more: (count: number) => `and ${count} more`,
    yes: "yes",
    no: "no",
    pictureCount: (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`,
    field: (name: string) => name.replaceAll("_", " "),
  },
  list: {
    label: "Imports",
    title: "Earlier imports",
    failed: "Failed to fetch the imports",
    undoFailed: "Error undoing the import",
    undone: (deleted: number, restored: number) => `${deleted} rugs removed, ${restored} restored`,
    undoneOn: (day: string) => `Undone ${day}`,
    retryFailed: "Error asking for the pictures",
    retried: "The pictures are fetched again",
    undoTitle: (file: string) => `Undo ${file}?`,
    undoText:
      "New rugs are removed, changed ones get their old words, prices and stock back. What was sold or changed since stays.",
    undoAction: "Undo import",
    undo: "Undo",
    undoOf: (file: string) => `Undo ${file}`,
    counts: ({ created, updated, unchanged, rejected }: Counts) =>
      `${created} new, ${updated} changed, ${unchanged} as they were${rejected > 0 ? `, ${rejected} left out` : ""}`,
    pictures: "Pictures",
    picturesDone: (done: number, total: number) => `${done} of ${total} pictures`,
    picturesFailed: (count: number) => `${count} could not be fetched`,
    again: "Try again",
    which: "Which",
  },
};

type Counts = { created: number; updated: number; unchanged: number; rejected: number };
