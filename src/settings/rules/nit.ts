/** Weights of the DIAN's modulus 11, from the last digit on. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT without it. */
export function checkDigit(digits: string): number {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** `901.368.337-5`, also without dots: the digit after the hyphen must follow from the others. */
export function isNit(text: string): boolean {
  const match = /^(\d{5,15})-(\d)$/.exec(text.replaceAll(/[.\s]/g, ""));
  return match !== null && checkDigit(match[1]!) === Number(match[2]);
}
