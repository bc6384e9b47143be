import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { I } from "./icon.tsx";
import "./select.css";

type Props = ComponentProps<"select"> & { label?: string };

/** The platform's own select in the comps' clothes: quick on a desk, native on a phone. */
export const Select = ({ label, className, ...rest }: Props) => (
  <span className={className ? `admin-select admin-select--native ${className}` : "admin-select admin-select--native"}>
    <select aria-label={label} {...rest} />
    <I of={ChevronDown} s />
  </span>
);
