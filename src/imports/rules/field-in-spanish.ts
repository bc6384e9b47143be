const NAMES: Record<string, string> = {
  name: "nombre",
  description: "descripción",
  tags: "etiquetas",
  colors: "colores",
  material: "material",
  is_active: "activa",
  is_featured: "destacada",
  collection: "colección",
  collection_id: "colección",
  images: "fotos",
  price: "precio",
  stock: "existencias",
};

/** A field of a report, which may be of a size: `price 5x8` is `precio 5x8`. */
export function fieldInSpanish(field: string): string {
  const [name = "", ...size] = field.split(" ");
  return [NAMES[name] ?? name, ...size].join(" ");
}
