/** Collections are named in capitals; in running text they read as names. */
export const readableName = (name: string): string =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
