import * as Radix from "@radix-ui/react-switch";
import "./switch.css";

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void; busy?: boolean; id?: string };

export const Switch = ({ label, checked, onChange, busy, id }: Props) => (
  <Radix.Root
    id={id}
    className={busy ? "admin-switch is-busy" : "admin-switch"}
    aria-label={label}
    checked={checked}
    onCheckedChange={onChange}
  />
);
