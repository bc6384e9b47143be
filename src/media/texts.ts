import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "media.too_large": [413, "File is larger than 100 MB"],
  "media.too_many_pixels": [413, "Picture has too many pixels"],
  "media.too_many_files": [413, ({ most }: { most: number }) => `At most ${most} files at once`],
  "media.not_multipart": [415, "Send the file as multipart/form-data"],
  "media.wrong_type": [415, ({ name }: { name: string }) => `${name} is not a JPG, PNG, GIF, BMP, MP4 or WebM file`],
  "media.unreadable": [415, ({ name }: { name: string }) => `${name} is damaged and cannot be read`],
  "media.broken_body": [400, "Upload was interrupted"],
  "media.no_file": [400, "No file was sent"],
  "media.wrong_folder": [400, "Folder may only have letters, digits and dashes"],
  "media.no_carpet": [404, ({ id }: { id: string }) => `There is no carpet ${id}`],
  "media.not_found": [404, "File not found"],
  "media.in_use": [409, ({ where }: { where: string }) => `File is in use: ${where}`],
});
