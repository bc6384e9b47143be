import { Outlet } from "react-router";

export default function Frame() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
