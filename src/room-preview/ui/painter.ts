import type { Camera } from "../rules/camera.ts";
import { type Outline, outlineInMetres } from "../rules/contact-shadow.ts";
import { type PlaneMatrix, rugPlane, type RugPlace } from "../rules/rug-plane.ts";
import { FRAGMENT, VERTEX } from "./shaders.ts";

export type RoomPictures = {
  photo: TexImageSource;
  front: TexImageSource;
  matte: TexImageSource;
  shade: TexImageSource;
  width: number;
  height: number;
  light: { white: number; cast: readonly number[] };
};

/** A rug cut out of its ground and standing upright, ready to be laid. */
export type RugPicture = { picture: TexImageSource; outline: Outline };

export type Painter = {
  /** Without a place the photo is shown as it is. */
  paint(camera: Camera, place: RugPlace | null): void;
  setRug(rug: RugPicture): void;
  /** Another painter takes the canvas over. */
  leave(): void;
  free(): void;
};

const PILE = 0.012;
const UNITS = ["photo", "front", "matte", "shade", "rug"] as const;
type Unit = (typeof UNITS)[number];

/** Paints rugs into a room on the graphics card, as wide as told; null where the browser has none. */
export function createPainter(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  room: RoomPictures,
  width = room.width,
): Painter | null {
  const gl = (canvas as HTMLCanvasElement).getContext("webgl2", { preserveDrawingBuffer: true, antialias: false });
  const program = gl && link(gl);
  if (!gl || !program) return null;
  canvas.width = width;
  canvas.height = Math.round((width * room.height) / room.width);
  gl.viewport(0, 0, canvas.width, canvas.height);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- WebGL's own name
  gl.useProgram(program);
  const where = (name: string) => gl.getUniformLocation(program, name);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  for (const [unit, name] of UNITS.entries()) gl.uniform1i(where(name), unit);
  gl.uniform2f(where("photoSize"), room.width, room.height);
  gl.uniform1f(where("subPixel"), room.width / canvas.width);
  const exposure = 0.84 * room.light.white + 0.04;
  gl.uniform3fv(
    where("gains"),
    room.light.cast.map((cast) => cast * exposure),
  );
  const load = (name: Unit, source: TexImageSource) => loadTexture(gl, UNITS.indexOf(name), source, name);
  const textures = (["photo", "front", "matte", "shade"] as const).map((name) => load(name, room[name]));
  let rug: WebGLTexture | null = null;
  let outline: Outline = [];
  return {
    setRug(next) {
      gl.deleteTexture(rug);
      rug = load("rug", next.picture);
      outline = next.outline;
    },
    paint(camera, place) {
      gl.uniform1i(where("shown"), place && rug ? 1 : 0);
      if (place && rug) {
        gl.uniform2fv(where("outline"), outlineInMetres(outline, place));
        gl.uniformMatrix3fv(where("top"), true, rugPlane(camera, place, PILE) as PlaneMatrix & number[]);
        gl.uniformMatrix3fv(where("ground"), true, rugPlane(camera, place) as PlaneMatrix & number[]);
        gl.uniform2f(where("rugSize"), place.width, place.length);
      }
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    leave() {
      for (const texture of [...textures, rug]) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
    free: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Colours are stored as sRGB, so that the card blends and shrinks them in linear light. */
function loadTexture(gl: WebGL2RenderingContext, unit: number, source: TexImageSource, name: Unit): WebGLTexture {
  const isColour = name !== "matte" && name !== "shade";
  gl.activeTexture(gl.TEXTURE0 + unit);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, isColour ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  if (name !== "rug") {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    return texture;
  }
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const sharp = gl.getExtension("EXT_texture_filter_anisotropic");
  if (sharp) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, 8);
  return texture;
}
