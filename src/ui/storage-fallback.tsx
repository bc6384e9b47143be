import { useContext } from "react";
import { NonceContext } from "./nonce.ts";

/** React Router's script that restores the scroll throws where storage is forbidden: it is given one that keeps nothing. */
const SCRIPT = `try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}`;

export const StorageFallback = () => (
  // oxlint-disable-next-line react/no-danger -- words of our own
  <script nonce={useContext(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
