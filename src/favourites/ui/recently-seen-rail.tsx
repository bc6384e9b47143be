import { useEffect, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { getRug, Rug } from "../../catalog/contract.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { callApi } from "../../platform/call-api.ts";
import { showPesos } from "../../platform/money.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { recentlySeen, rememberSeen } from "../recently-seen-store.ts";
import "./recently-seen.css";

/** As they are now; a rug that is gone, or that cannot be brought, is left out. */
async function bring(ids: readonly number[]): Promise<Rug[]> {
  const answers = await Promise.allSettled(ids.map((id) => callApi<typeof getRug>("GET /api/rugs/{id}", { params: { id } })));
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

/** Those opened before `now`, which is remembered for the next time. */
export default function RecentlySeenRail({ now }: { now?: number }) {
  const [rugs, setRugs] = useState<Rug[]>([]);
  useEffect(() => {
    let isHere = true;
    const others = recentlySeen().filter((id) => id !== now);
    if (now !== undefined) rememberSeen(now);
    void bring(others).then((brought) => isHere && setRugs(brought));
    return () => {
      isHere = false;
    };
  }, [now]);
  if (rugs.length === 0) return null;
  return (
    <div className="sec">
      <Carousel title="Vistas hace poco" perView={{ phone: 2.3, tablet: 4, desktop: 6 }}>
        {rugs.map((rug) => (
          <Link key={rug.id} className="seen" to={addresses.product(rug)} prefetch="intent">
            <img src={pictureAddress(rug.thumbnail || rug.image, 360, "avif")} alt="" width={200} height={280} loading="lazy" />
            <b>{rug.name}</b>
            {rug.price > 0 && <span className="num">Desde {showPesos(rug.price)}</span>}
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
