import { Switch as Radix } from "radix-ui";

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void; busy?: boolean; id?: string };

export const Switch = ({ label, checked, onChange, busy, id }: Props) => (
  <Radix.Root id={id} className={busy ? "sw busy" : "sw"} aria-label={label} checked={checked} onCheckedChange={onChange} />
);
