import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "../addresses.ts";
import type { Problem } from "./rules/steps.ts";
import { useResume } from "./use-resume.ts";

/** Spec §4, Resuming, on opening the cart: an order still open or just paid leads to the checkout, a lost one is told. */
export function useCartNotice(): Problem | undefined {
  const navigate = useNavigate();
  const brought = (useLocation().state as { problem?: Problem } | null)?.problem;
  const [found, setFound] = useState<Problem>();
  useResume((resumed) => {
    if (resumed.is === "over") setFound(resumed.problem);
    else void navigate(addresses.checkout(), { replace: true });
  });
  return found ?? brought;
}
