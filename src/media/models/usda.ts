import type { Surface } from "./rug-mesh.ts";

const triples = (list: number[]): string => groups(list, 3);
const pairs = (list: number[]): string => groups(list, 2);

function groups(list: number[], size: number): string {
  const out: string[] = [];
  for (let i = 0; i < list.length; i += size)
    out.push(
      `(${list
        .slice(i, i + size)
        .map((v) => Number(v.toFixed(5)))
        .join(", ")})`,
    );
  return out.join(", ");
}

/** USD counts picture rows from the bottom, we from the top. */
const fromBottom = (picture: number[]): number[] => picture.map((v, i) => (i % 2 ? 1 - v : v));

export interface Paint {
  /** linear colour, or the picture's name in the archive */
  diffuse: [number, number, number] | string;
}

const material = (name: string, { diffuse }: Paint): string => {
  const pictured = typeof diffuse === "string";
  const colour = pictured
    ? `color3f inputs:diffuseColor.connect = </Rug/Materials/${name}/Picture.outputs:rgb>`
    : `color3f inputs:diffuseColor = (${diffuse.join(", ")})`;
  const picture = pictured
    ? `
      def Shader "Reader"
      {
        uniform token info:id = "UsdPrimvarReader_float2"
        string inputs:varname = "st"
        float2 outputs:result
      }
      def Shader "Picture"
      {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @${diffuse}@
        token inputs:sourceColorSpace = "sRGB"
        float2 inputs:st.connect = </Rug/Materials/${name}/Reader.outputs:result>
        token inputs:wrapS = "clamp"
        token inputs:wrapT = "clamp"
        float3 outputs:rgb
      }`
    : "";
  return `
    def Material "${name}"
    {
      token outputs:surface.connect = </Rug/Materials/${name}/Surface.outputs:surface>
      def Shader "Surface"
      {
        uniform token info:id = "UsdPreviewSurface"
        ${colour}
        float inputs:metallic = 0
        float inputs:roughness = 1
        token outputs:surface
      }${picture}
    }`;
};

const mesh = (s: Surface): string => `
  def Mesh "${s.material}" (
    prepend apiSchemas = ["MaterialBindingAPI"]
  )
  {
    rel material:binding = </Rug/Materials/${s.material}>
    uniform bool doubleSided = false
    uniform token subdivisionScheme = "none"
    int[] faceVertexCounts = [${Array.from({ length: s.triangles.length / 3 }, () => 3).join(", ")}]
    int[] faceVertexIndices = [${s.triangles.join(", ")}]
    point3f[] points = [${triples(s.positions)}]
    normal3f[] normals = [${triples(s.normals)}] (
      interpolation = "vertex"
    )
    texCoord2f[] primvars:st = [${pairs(fromBottom(s.picture))}] (
      interpolation = "vertex"
    )
  }`;

/** The scene as text: metres, y up, one prim called Rug. */
export function usdaOf(surfaces: Surface[], paints: Record<Surface["material"], Paint>): string {
  return `#usda 1.0
(
  defaultPrim = "Rug"
  metersPerUnit = 1
  upAxis = "Y"
)

def Xform "Rug" (
  kind = "component"
)
{${surfaces.map(mesh).join("")}
  def Scope "Materials"
  {${surfaces.map((s) => material(s.material, paints[s.material])).join("")}
  }
}
`;
}
