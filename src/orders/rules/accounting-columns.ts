import type { AccountingQuery } from "../admin-contract.ts";

/** A line of a sale, a later change of it, a refund or what undoes it all, as bookkeepers book it: the discount and the surcharge are inside its total. */
export type Entry = {
  type: "sale" | "change" | "refund" | "reversal";
  date: string;
  document: string;
  number: string;
  documentType: string;
  idNumber: string;
  name: string;
  email: string;
  city: string;
  code: string;
  description: string;
  quantity: number;
  ivaPercent: number;
  iva: number;
  total: number;
  method: string;
  reference: string;
};

const pesos = (cents: number): string => (cents / 100).toFixed(2);
const base = ({ total, iva }: Entry): number => total - iva;
const unit = (entry: Entry): string => pesos(base(entry) / entry.quantity);
const slashed = (date: string): string => date.split("-").toReversed().join("/");

/** A dearer change is invoiced, a cheaper one credited. */
const isCredit = ({ type, total }: Entry): boolean => type === "refund" || (type !== "sale" && total < 0);

type Columns = Record<string, (entry: Entry) => string | number>;
const none = (): string => "";
/** What each program's own import sheet calls them; an empty one is the bookkeeper's to fill. */
export const ACCOUNTING_COLUMNS: Record<AccountingQuery["format"], Columns> = {
  plain: {
    type: ({ type }) => type,
    date: ({ date }) => date,
    document: ({ document }) => document,
    order_number: ({ number }) => number,
    document_type: ({ documentType }) => documentType,
    id_number: ({ idNumber }) => idNumber,
    customer_name: ({ name }) => name,
    city: ({ city }) => city,
    product: ({ code }) => code,
    description: ({ description }) => description,
    quantity: ({ quantity }) => quantity,
    base: (entry) => pesos(base(entry)),
    iva_percent: ({ ivaPercent }) => ivaPercent,
    iva: ({ iva }) => pesos(iva),
    total: ({ total }) => pesos(total),
    payment_method: ({ method }) => method,
    reference: ({ reference }) => reference,
  },
  // The sheet of Siigo Nube for sales, columns A to AE: it takes them in this order only, none more or less.
  siigo: {
    "Tipo de comprobante": (entry) => (isCredit(entry) ? "NC" : "FV"),
    Consecutivo: ({ document }) => document,
    "Identificación tercero": ({ idNumber }) => idNumber,
    Sucursal: none,
    "Código centro/subcentro de costos": none,
    "Fecha de elaboración": ({ date }) => slashed(date),
    "Sigla Moneda": () => "COP",
    "Tasa de cambio": none,
    "Nombre contacto": ({ name }) => name,
    "Email Contacto": ({ email }) => email,
    "Orden de compra": ({ number }) => number,
    "Orden de entrega": none,
    "Fecha orden de entrega": none,
    "Código producto": ({ code }) => code,
    "Descripción producto": ({ description }) => description,
    "Identificación vendedor": none,
    "Código de Bodega": none,
    "Cantidad producto": ({ quantity }) => quantity,
    "Valor unitario": unit,
    "Valor Descuento": () => "0.00",
    "Base AIU": none,
    "Identificación ingreso para terceros": none,
    "Código impuesto cargo": ({ ivaPercent }) => `IVA ${ivaPercent}%`,
    "Código impuesto cargo dos": none,
    "Código impuesto retención": none,
    "Código ReteICA": none,
    "Código ReteIVA": none,
    "Código forma de pago": ({ method }) => method,
    "Valor Forma de Pago": ({ total }) => pesos(total),
    "Fecha Vencimiento": ({ date }) => slashed(date),
    Observaciones: ({ reference }) => reference,
  },
  alegra: {
    Tipo: (entry) => (isCredit(entry) ? "Nota crédito" : "Factura de venta"),
    Número: ({ document }) => document,
    Fecha: ({ date }) => slashed(date),
    "Fecha de vencimiento": ({ date }) => slashed(date),
    "Tipo de identificación": ({ documentType }) => documentType,
    Identificación: ({ idNumber }) => idNumber,
    Cliente: ({ name }) => name,
    Correo: ({ email }) => email,
    Ciudad: ({ city }) => city,
    Referencia: ({ code }) => code,
    "Producto/Servicio": ({ description }) => description,
    Cantidad: ({ quantity }) => quantity,
    Precio: unit,
    "Descuento (%)": () => 0,
    Impuesto: ({ ivaPercent }) => `IVA ${ivaPercent}%`,
    "Valor impuesto": ({ iva }) => pesos(iva),
    Total: ({ total }) => pesos(total),
    "Forma de pago": ({ method }) => method,
    Observaciones: ({ reference, number }) => [number, reference].filter(Boolean).join(" "),
  },
};
