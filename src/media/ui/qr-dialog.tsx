import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "./qr-code.tsx";

/** Opens the rug on the phone, from where the camera puts it on the floor. */
export default function QrDialog({ path, onClose }: { path: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} labelledBy="qr-title" width={420}>
      <h2 id="qr-title">Ponla en tu piso</h2>
      <p className="quiet" style={{ margin: "12px 0 20px" }}>
        Apunta la cámara de tu celular a este código y verás la alfombra en tu piso, a tamaño real.
      </p>
      <QrCode address={new URL(path, window.location.href).href} label="Código QR que abre esta alfombra en el celular" />
    </Dialog>
  );
}
