import { LoaderCircle } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { usdzOf } from "../rules/model-address.ts";
import { loadModelViewer, type ModelViewerElement } from "./load-model-viewer.ts";
import "./model-view.css";

type Props = {
  /** The .glb; the .usdz lies beside it. */
  glb: string;
  alt: string;
  /** What is seen until the model is asked for and has arrived. */
  poster: ReactNode;
  isActive: boolean;
  /** How often the camera was asked for (phones): each time it opens as soon as the model is there. */
  arAsked?: number;
  onActivate: () => void;
};

/** The rug as a thing to turn: a poster first, the viewer only on demand, its true size fixed. */
export function ModelView({ glb, alt, poster, isActive, arAsked = 0, onActivate }: Props) {
  const ref = useRef<ModelViewerElement>(null);
  const [settled, setSettled] = useState<"shown" | "failed">();
  const [hasAr, setHasAr] = useState(true);
  const state = isActive ? (settled ?? "loading") : "poster";
  useEffect(() => {
    if (!isActive) return;
    const viewer = ref.current;
    let left = false;
    const shown = () => {
      setSettled("shown");
      setHasAr(viewer?.canActivateAR ?? false);
    };
    const failed = () => setSettled("failed");
    viewer?.addEventListener("load", shown);
    viewer?.addEventListener("error", failed);
    loadModelViewer().catch(() => !left && failed());
    return () => {
      left = true;
      viewer?.removeEventListener("load", shown);
      viewer?.removeEventListener("error", failed);
    };
  }, [isActive, glb]);
  useEffect(() => {
    // The button may be far below: what comes, or why it does not, is seen here.
    if (arAsked > 0) ref.current?.scrollIntoView({ block: "nearest" });
  }, [arAsked]);
  useEffect(() => {
    if (arAsked > 0 && settled === "shown" && ref.current?.canActivateAR) void ref.current.activateAR();
  }, [arAsked, settled]);
  return (
    <div className={`model model--${state}`}>
      <div className="model__poster">{poster}</div>
      {isActive ? (
        <model-viewer
          ref={ref}
          src={glb}
          ios-src={`${usdzOf(glb)}#allowsContentScaling=0`}
          alt={alt}
          ar
          ar-modes="webxr scene-viewer quick-look"
          ar-scale="fixed"
          ar-placement="floor"
          camera-controls
          touch-action="pan-y"
          camera-orbit="-32deg 52deg auto"
          min-camera-orbit="auto 5deg auto"
          max-camera-orbit="auto 100deg auto"
          shadow-intensity="0.7"
          exposure="1.05"
          interaction-prompt="none"
        />
      ) : (
        <button type="button" className="model__open" onClick={onActivate} aria-label={`${alt}: girar en 3D`} />
      )}
      <output className="model__said">
        {state === "loading" && (
          <>
            <Icon of={LoaderCircle} size={18} /> Preparando el modelo
          </>
        )}
        {state === "shown" && arAsked > 0 && !hasAr && "Este celular no puede ponerla en tu piso. Gírala aquí en 3D."}
        {state === "failed" && "No pudimos cargar el modelo 3D. Intenta de nuevo más tarde."}
      </output>
    </div>
  );
}
