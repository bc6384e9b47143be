import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ShownRug } from "../../../catalog/show-rug.server.ts";
import { Gallery } from "../../../catalog/ui/product/gallery.tsx";
import type { ReviewsOfRug } from "../../../reviews/reviews-of-rug.server.ts";
import { HydrationBoundary } from "../../../ui/hydration-boundary.tsx";
import { AddedPanel } from "./added-panel.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import { Dock } from "./dock.tsx";
import { RoomPanel } from "./room-panel.tsx";
import { useBuying } from "./use-buying.ts";
import "./product-top.css";

/** Gallery, buying and the room tool: they share the chosen size. */
export function ProductTop({ shown, reviews, roomEngine }: { shown: ShownRug; reviews: ReviewsOfRug; roomEngine: string }) {
  const { rug, shots, flat, models, advice } = shown;
  const buying = useBuying(rug);
  const [wantsAr, setWantsAr] = useState(false);
  const [isRoomOpen, setRoomOpen] = useState(false);
  const { search } = useLocation();
  // Read after hydration: the page's HTML is the same for everyone.
  useEffect(() => {
    const view = new URLSearchParams(search).get("vista");
    const frame = requestAnimationFrame(() => {
      if (view === "ar") setWantsAr(true);
      if (view === "sala") setRoomOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [search]);
  const size = buying.chosen?.size ?? rug.sizes[0]?.size;
  return (
    <>
      <div className="prod">
        <HydrationBoundary>
          <Gallery
            rug={rug}
            shots={shots}
            flat={flat}
            film={rug.video ?? undefined}
            glb={size ? models[size] : undefined}
            size={size}
            wantsAr={wantsAr}
          />
        </HydrationBoundary>
        <HydrationBoundary>
          <BuyPanel
            rug={rug}
            flat={flat}
            advice={advice}
            buying={buying}
            summary={reviews.summary}
            onTryInRoom={() => setRoomOpen(true)}
          />
        </HydrationBoundary>
        {flat.src && (
          <HydrationBoundary>
            <RoomPanel
              rug={rug}
              size={size}
              picture={shots[1]?.picture ?? flat}
              engine={roomEngine}
              isOpen={isRoomOpen}
              setOpen={setRoomOpen}
            />
          </HydrationBoundary>
        )}
      </div>
      {buying.added && (
        <AddedPanel key={buying.added.at} rug={rug} flat={flat} added={buying.added} onClose={buying.forgetAdded} />
      )}
      <Dock buying={buying} />
      <noscript>
        <style>
          {".buy .after-hydration :is(.act, .scale), .tryline:has(button), .dock, .gal__zoom{display:none!important}"}
        </style>
      </noscript>
    </>
  );
}
