/** The yarns of the children's rugs by their task. */
export interface Nursery {
  ink: string;
  ground: string;
  cream: string;
  shade: string;
  coral: string;
  sun: string;
  mint: string;
  sky: string;
  plum: string;
  tan: string;
}
