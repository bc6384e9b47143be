import { useCallback, useState } from "react";
import { LazyComponent } from "../../ui/lazy-component.tsx";

const fetchDialog = () => import("./qr-dialog.tsx");

export const canUseCamera = (): boolean => window.matchMedia("(hover: none) and (pointer: coarse)").matches;

/** On a phone the camera opens; on a desktop a QR code opens the same rug on the phone. */
export function useSeeInPlace(path: string, onPhone: () => void) {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const dialog = isAsking && <LazyComponent load={fetchDialog} given={{ path, onClose: close }} onFailed={close} />;
  return { dialog, open: () => (canUseCamera() ? onPhone() : setAsking(true)) };
}
