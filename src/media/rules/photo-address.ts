/** A private photo, for staff. */
export const photoAddress = (id: string): string => `/api/admin/photos/${id}`;
