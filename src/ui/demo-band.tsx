import { useRouteLoaderData } from "react-router";
import type { RootData } from "./use-shop.ts";
import "./demo-band.css";

/** Says on every page that nothing here is for sale; only where DEMO=1 is set. */
export function DemoBand() {
  const root = useRouteLoaderData("root") as Partial<RootData> | undefined;
  return root?.isDemo ? (
    <p className="demo-band" lang="es">
      Esta es una tienda de demostración: no se cobra ni se envía nada.
    </p>
  ) : null;
}
