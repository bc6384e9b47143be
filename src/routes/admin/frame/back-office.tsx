import "../../../ui/admin/base.css";
import "../../../ui/admin/text.css";
import "../../../ui/admin/button.css";
import "../../../ui/admin/input.css";
import "../../../ui/admin/checkbox.css";
import "../../../ui/admin/status.css";
import "../../../ui/admin/segments.css";
import "../../../ui/admin/suggestions.css";
import "../../../ui/admin/toggle-row.css";
import "../../../ui/admin/toolbar.css";
import "../../../ui/admin/views.css";
import "../../../ui/admin/menu.css";
import "../../../ui/admin/notice.css";
import "../../../ui/admin/section-heading.css";
import { QueryClientProvider } from "@tanstack/react-query";
import * as Dialog from "@radix-ui/react-dialog";
import { useState, type ReactNode } from "react";
import { Confirm } from "../../../ui/admin/confirm.tsx";
import { Gate } from "../../../staff/admin/gate.tsx";
import { languageInForce } from "../../../ui/admin/language.ts";
import { PortalRootProvider } from "../../../ui/admin/portal-root.tsx";
import { makeQueryClient } from "../../../staff/admin/make-query-client.ts";
import { Toasts } from "../../../ui/admin/toasts.tsx";
import { words } from "../words.ts";
import { useSession } from "../../../staff/admin/use-session.ts";

/** Everything behind the password: its own look, its own language, its own memory. */
export function BackOffice({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  const [portals, setPortals] = useState<HTMLElement | null>(null);
  return (
    <QueryClientProvider client={client}>
      <PortalRootProvider value={portals}>
        <Office portals={setPortals}>{children}</Office>
      </PortalRootProvider>
    </QueryClientProvider>
  );
}

/** In the language of who is here; dialogs and messages too. */
function Office({ portals, children }: { portals: (root: HTMLElement | null) => void; children: ReactNode }) {
  useSession();
  return (
    <div className="back-office" lang={languageInForce()}>
      <Toasts>
        <Confirm>
          <Door>{children}</Door>
        </Confirm>
      </Toasts>
      <div ref={portals} />
    </div>
  );
}

/** A session that ends later puts the gate over the screen, which stays as it was. */
function Door({ children }: { children: ReactNode }) {
  const session = useSession();
  const signedIn = session.data?.authenticated === true;
  const [entered, setEntered] = useState(false);
  if (signedIn && !entered) setEntered(true);
  if (session.isPending) return <main className="back-office__opening">{words().opening}</main>;
  if (!entered) return <Gate />;
  // Another language draws everything anew.
  return (
    <div className="back-office__language" key={languageInForce()}>
      {children}
      <Dialog.Root open={!signedIn}>
        <Dialog.Portal>
          <Dialog.Content className="back-office sign-in-overlay" lang={languageInForce()} aria-describedby={undefined}>
            <Dialog.Title className="admin-visually-hidden">{words().signInAgain}</Dialog.Title>
            <Gate again />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
