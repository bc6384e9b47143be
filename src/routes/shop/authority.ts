/** Ley 1480 de 2011: whom a consumer may turn to. */
export const AUTHORITY = { name: "Superintendencia de Industria y Comercio", url: "https://www.sic.gov.co" } as const;
