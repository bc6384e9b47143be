import { Heart } from "lucide";
import { useState } from "react";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { FacebookSign, InstagramSign, WhatsappSign } from "../../ui/brand/signs.tsx";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { Shown } from "./shown.tsx";

export function Actions() {
  const [count, setCount] = useState(1);
  return (
    <>
      <Shown name="Button, ButtonLink">
        <Button>Agregar al carrito</Button>
        <Button disabled>Agotada</Button>
        <Button look="line">Comprar ahora</Button>
        <Button small>Guardar</Button>
        <ButtonLink look="line" small to="/">
          Volver al inicio
        </ButtonLink>
      </Shown>
      <Shown name="IconButton, Icon, signs">
        <IconButton label="Guardar">
          <Icon of={Heart} />
        </IconButton>
        <IconButton label="Guardar, sin borde" bare>
          <Icon of={Heart} />
        </IconButton>
        <IconButton label="Guardar, apagado" disabled>
          <Icon of={Heart} />
        </IconButton>
        <InstagramSign />
        <FacebookSign />
        <WhatsappSign />
      </Shown>
      <Shown name="Stepper">
        <Stepper value={count} onChange={setCount} max={5} />
        <Stepper value={9} onChange={setCount} max={5} isOver />
      </Shown>
      <Shown name="Notice">
        <Notice>Queda una sola unidad.</Notice>
        <Notice tone="bad">No pudimos confirmar el pago.</Notice>
        <Notice tone="ok">Tu pedido está confirmado.</Notice>
      </Shown>
      <Shown name="BottomBar (phones)">
        <BottomBar label="Total" amount="$ 1.850.000">
          <Button>Ir a pagar</Button>
        </BottomBar>
      </Shown>
    </>
  );
}
