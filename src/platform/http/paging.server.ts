import { Answer } from "./serve.server.ts";

export type Paging = { page?: number; limit?: number };

/** Without page or limit the whole list is meant, within a bound that keeps one call harmless. */
export const windowOf = ({ page, limit }: Paging, size = 20, all = 1000) =>
  page === undefined && limit === undefined
    ? { limit: all, offset: 0 }
    : { limit: limit ?? size, offset: ((page ?? 1) - 1) * (limit ?? size) };

export function paged<T>(rows: T[], total: number, paging: Paging, url: string, size = 20): Answer<T[]> {
  const headers: Record<string, string> = { "x-total-count": String(total) };
  if (paging.page !== undefined || paging.limit !== undefined) {
    const limit = paging.limit ?? size;
    const page = paging.page ?? 1;
    const last = Math.max(1, Math.ceil(total / limit));
    const { pathname, searchParams } = new URL(url);
    const link = (to: number, rel: string) => {
      searchParams.set("page", String(to));
      searchParams.set("limit", String(limit));
      return `<${pathname}?${searchParams}>; rel="${rel}"`;
    };
    const links = [link(1, "first"), link(last, "last")];
    if (page > 1) links.push(link(Math.min(page - 1, last), "prev"));
    if (page < last) links.push(link(page + 1, "next"));
    headers.link = links.join(", ");
  }
  return new Answer(rows, { headers });
}
