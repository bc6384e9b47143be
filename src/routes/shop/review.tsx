import { data, useRevalidator } from "react-router";
import { addresses } from "../../addresses.ts";
import type { Invitation } from "../../aftercare/contract.ts";
import { readInvitation } from "../../aftercare/review-by-invitation.server.ts";
import { ReviewPage } from "../../aftercare/ui/review-page.tsx";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Route } from "./+types/review";
import { shopIn } from "./shop-in.ts";

type Found = { invitation: Invitation } | { why: string };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Found | ReturnType<typeof data<Found>>> {
  try {
    return { invitation: await readInvitation(ctxOf<Ctx & { caller: Caller }>(context), params.token) };
  } catch (error) {
    if (error instanceof Refusal) return data({ why: error.message }, { status: error.status });
    throw error;
  }
}

// Somebody's own, as their order is.
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Tu reseña · ${shopIn(matches)?.name}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "same-origin" },
];
export const headers: Route.HeadersFunction = () => ({ "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" });

export default function Review({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if ("invitation" in loaderData)
    return <ReviewPage token={params.token} invitation={loaderData.invitation} onDone={() => void revalidate()} />;
  return (
    <div className="page review-page">
      <h1>Este enlace no sirve</h1>
      <p>{loaderData.why}</p>
      <p>
        <a className="link" href={addresses.home()}>
          Volver al inicio
        </a>
      </p>
    </div>
  );
}
