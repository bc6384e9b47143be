import { Check, Copy, Mail } from "lucide";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { sharedAddress } from "./shared-address.ts";

const COPIED_FOR = 1500;
type Props = { name: string; button: RefObject<HTMLButtonElement | null>; close: () => void };

/** What the page keeps free at its lower edge: a phone's dock lies there. */
const keptFree = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;

/** The open menu. Its button stays outside, since it is there before this file has come. */
export default function ShareItems({ name, button, close }: Props) {
  const first = useRef<HTMLDivElement>(null);
  const focusFirst = useCallback(() => first.current?.focus({ preventScroll: true }), []);
  const isLeft = useRef(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const text = () => encodeURIComponent(`${name} ${sharedAddress()}`);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={close}>
      <DropdownMenu.Trigger asChild>
        <span className="share__anchor" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* In the page's content, not after it: whoever goes by landmarks finds it there. */}
      <DropdownMenu.Portal container={document.getElementById("contenido")}>
        <DropdownMenu.Content
          className="share__menu"
          aria-label="Compartir"
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={{ bottom: keptFree() }}
          loop
          ref={focusFirst}
          onKeyDown={(event) => event.key === "Tab" && close()}
          // Copying the old way borrows the focus for a moment.
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            // The button itself closes it by its own press.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) button.current?.focus();
          }}
        >
          <DropdownMenu.Item ref={first} onSelect={() => window.open(`https://wa.me/?text=${text()}`, "_blank", "noopener")}>
            <WhatsappSign size={19} /> WhatsApp
          </DropdownMenu.Item>
          <DropdownMenu.Item
            onSelect={() => (window.location.href = `mailto:?subject=${encodeURIComponent(name)}&body=${text()}`)}
          >
            <Icon of={Mail} size={18} /> Correo
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className={isCopied ? "is-ok" : undefined}
            onSelect={(event) => {
              event.preventDefault(); // stays open: spec §2, `Copiado` shows for 1.5 s
              void copyText(sharedAddress()).then(setCopied);
            }}
          >
            <Icon of={isCopied ? Check : Copy} size={18} /> {isCopied ? "Copiado" : "Copiar enlace"}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
      {/* Beside the menu: in it only its items may be. */}
      <output className="vh">{isCopied ? "Copiado" : ""}</output>
    </DropdownMenu.Root>
  );
}
