import { DEEPEST_SHADOW, OUTLINE_POINTS, SHADOW_PARTS, SHADOW_REACH } from "../rules/contact-shadow.ts";

const float = (value: number) => value.toFixed(3);
const shadowParts = SHADOW_PARTS.map(([depth, metres]) => `${float(depth)} * exp(-nearest / ${float(metres)})`).join(" + ");

export const VERTEX = `#version 300 es
in vec2 corner; uniform vec2 photoSize; out vec2 at; out vec2 pixel;
void main() { at = corner; pixel = corner * photoSize; gl_Position = vec4(corner.x * 2. - 1., 1. - corner.y * 2., 0., 1.); }`;

/** The engine's painting, per pixel: pile top, pile side, contact shadow, shade, and what stands in front. */
export const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at; in vec2 pixel; out vec4 colour;
uniform sampler2D photo, front, matte, shade, rug;
uniform mat3 top, ground; uniform vec2 rugSize; uniform vec2 outline[${OUTLINE_POINTS}]; uniform vec3 gains; uniform float subPixel; uniform bool shown;
vec2 onRug(mat3 m, vec2 p, out float ahead) { vec3 h = m * vec3(p, 1.); ahead = h.z; return h.xy / max(h.z, .01); }
vec4 look(mat3 m, vec2 p, float gain, vec2 across, vec2 down) {
  float ahead; vec2 st = onRug(m, p, ahead) / rugSize;
  vec4 c = textureGrad(rug, st + .5, across, down);
  bool inside = ahead > .01 && abs(st.x) < .5 && abs(st.y) < .5;
  return inside ? vec4(c.rgb * c.a * gain, c.a) : vec4(0.);
}
// As rules/contact-shadow.ts: by the distance to the convex outline.
float shadowAt(vec2 spot) {
  float nearest = 1e9; bool inside = true; vec2 from = outline[${OUTLINE_POINTS - 1}];
  for (int i = 0; i < ${OUTLINE_POINTS}; i++) {
    vec2 along = outline[i] - from; vec2 to = spot - from;
    if (along.x * to.y - along.y * to.x < 0.) inside = false;
    nearest = min(nearest, length(to - along * clamp(dot(along, to) / max(dot(along, along), 1e-9), 0., 1.)));
    from = outline[i];
  }
  if (inside) nearest = 0.;
  return min(${float(DEEPEST_SHADOW)}, ${shadowParts});
}
vec3 encode(vec3 c) { c = clamp(c, 0., 1.); return mix(1.055 * pow(c, vec3(1. / 2.4)) - .055, c * 12.92, vec3(lessThan(c, vec3(.0031308)))); }
void main() {
  vec3 bare = texture(photo, at).rgb;
  float ahead; vec2 spot = onRug(ground, pixel, ahead);
  vec2 across = dFdx(spot / rugSize), down = dFdy(spot / rugSize);
  // Most of a photo lies further from the rug than its shadow reaches.
  bool far = ahead <= .01 || length(max(abs(spot) - rugSize / 2., 0.)) > ${float(SHADOW_REACH)};
  if (!shown || far) { colour = vec4(encode(bare), 1.); return; }
  float floorShare = texture(matte, at).r;
  vec4 sum = vec4(0.);
  for (int k = 0; k < 4; k++) {
    vec2 p = pixel + (vec2(k % 2, k / 2) * .5 - .25) * subPixel;
    vec4 pile = look(top, p, 1., across, down); vec4 side = look(ground, p, .42, across, down);
    vec4 c = pile.a > 0. ? pile : side;
    sum += c / 4.;
  }
  float shadow = sum.a > .999 ? 0. : (1. - sum.a) * shadowAt(spot);
  vec3 rugLight = sum.rgb * gains * texture(shade, at).r * 2.;
  vec3 below = rugLight + (1. - sum.a) * bare * (1. - shadow);
  // Only half-covered pixels have another colour in front; elsewhere the photo may be the sharper of the two.
  vec3 thing = mix(bare, texture(front, at).rgb, sum.a * smoothstep(0., .1, floorShare));
  colour = vec4(encode(mix(thing, below, floorShare)), 1.);
}`;
