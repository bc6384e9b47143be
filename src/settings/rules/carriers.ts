/** `tracking`: where a parcel is followed, with `{number}` for its number; empty where there is no such page. */
export type Carrier = { name: string; tracking: string };

/** What a shop in Colombia ships with; staff may change every one of them. */
export const FIRST_CARRIERS: readonly Carrier[] = [
  {
    name: "Coordinadora",
    tracking: "https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia={number}",
  },
  { name: "Servientrega", tracking: "https://www.servientrega.com/wps/portal/rastreo-envio?guia={number}" },
  { name: "Interrapidísimo", tracking: "https://interrapidisimo.com/sigue-tu-envio/?guia={number}" },
  { name: "Envía", tracking: "https://envia.co/?guia={number}" },
  { name: "TCC", tracking: "https://tcc.com.co/courier/mensajeria/rastrear-envio/?guia={number}" },
  { name: "Deprisa", tracking: "https://www.deprisa.com/rastreo?guia={number}" },
  { name: "Transporte propio", tracking: "" },
];
