/** The queue's name, apart from what runs it: asking for a merge must not load an engine. */
export const RUN_MERGE = { name: "merge-run" } as const;
