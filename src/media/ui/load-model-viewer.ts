import type { HTMLAttributes, Ref } from "react";

export type ModelViewerElement = HTMLElement & { activateAR(): Promise<void>; canActivateAR: boolean };

type ViewerAttributes = HTMLAttributes<ModelViewerElement> & {
  ref?: Ref<ModelViewerElement>;
  src?: string;
  "ios-src"?: string;
  alt?: string;
  ar?: boolean;
  "ar-modes"?: string;
  "ar-scale"?: "auto" | "fixed";
  "ar-placement"?: "floor" | "wall";
  "camera-controls"?: boolean;
  "touch-action"?: string;
  "camera-orbit"?: string;
  "min-camera-orbit"?: string;
  "max-camera-orbit"?: string;
  "shadow-intensity"?: string;
  exposure?: string;
  "interaction-prompt"?: string;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": ViewerAttributes;
    }
  }
}

/** A megabyte of viewer: fetched only when somebody asks to turn the rug. */
export const loadModelViewer = (): Promise<unknown> => import("@google/model-viewer/dist/model-viewer.min.js");
