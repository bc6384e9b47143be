import { showPesos } from "../../platform/money.ts";
import "./former-price.css";

/** What it cost before the promotion, struck through; said in words where nothing is seen. */
export const FormerPrice = ({ pesos }: { pesos: number }) => (
  <>
    <span className="vh">, antes </span> <s className="former-price num">{showPesos(pesos)}</s>
  </>
);
