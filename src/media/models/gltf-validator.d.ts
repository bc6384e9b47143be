declare module "gltf-validator" {
  /** Khronos' own judge; it ships without types. */
  export function validateBytes(glb: Uint8Array): Promise<{ issues: { numErrors: number; numWarnings: number } }>;
}
