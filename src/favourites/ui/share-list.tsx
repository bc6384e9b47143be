import { Share2 } from "lucide";
import { useState } from "react";
import { addresses } from "../../addresses.ts";
import { copyText } from "../../ui/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The device's own way to share where it has one; elsewhere the address is copied. */
export function ShareList({ ids }: { ids: readonly number[] }) {
  const [said, setSaid] = useState("");
  const share = async () => {
    const url = new URL(addresses.favourites(ids), window.location.href).href;
    if ("share" in navigator && window.matchMedia("(pointer: coarse)").matches) {
      // Closing the sheet without a choice is no fault.
      await navigator.share({ title: "Alfombras que me gustan", url }).catch(() => undefined);
      return;
    }
    setSaid((await copyText(url)) ? "Enlace copiado" : "Copia el enlace de la barra de direcciones");
  };
  return (
    <p>
      <Button look="line" onClick={() => void share()}>
        <Icon of={Share2} size={18} /> Compartir esta lista
      </Button>{" "}
      <span className="quiet" aria-live="polite">
        {said}
      </span>
    </p>
  );
}
