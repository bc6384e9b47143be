/** Said by the form before anything is sent, and by the call. */
export const PHONE_SHAPE = "Escribe un teléfono de Colombia o internacional, de 7 a 15 dígitos.";
export const NAME_SHAPE = "Escribe tu nombre, con letras.";

/** Contract, Showroom: Colombian or international form, 7 to 15 digits. */
export const isVisitPhone = (phone: string): boolean => /^\+?\d{7,15}$/.test(phone.replaceAll(/[\s().-]/g, ""));

/** Two letters at least, and no advertisement: the name is read aloud at the door and written in letters. */
export const isVisitName = (name: string): boolean => /\p{L}.*\p{L}/u.test(name) && !/:\/\/|www\./i.test(name);
