import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "./qr-code.tsx";

export const canUseCamera = (): boolean => window.matchMedia("(hover: none) and (pointer: coarse)").matches;

/** On a phone the camera opens; on a desktop a QR code opens the same rug on the phone. */
export function useSeeInPlace(path: string, onPhone: () => void) {
  const [isAsking, setAsking] = useState(false);
  const dialog = isAsking && (
    <Dialog onClose={() => setAsking(false)} labelledBy="qr-title" width={420}>
      <h2 id="qr-title">Ponla en tu piso</h2>
      <p className="quiet" style={{ margin: "12px 0 20px" }}>
        Apunta la cámara de tu celular a este código y verás la alfombra en tu piso, a tamaño real.
      </p>
      <QrCode address={new URL(path, window.location.href).href} label="Código QR que abre esta alfombra en el celular" />
    </Dialog>
  );
  return { dialog, open: () => (canUseCamera() ? onPhone() : setAsking(true)) };
}
