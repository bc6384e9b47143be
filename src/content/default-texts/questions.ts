export const questions = `# Preguntas frecuentes

Las respuestas cortas a lo que más nos preguntan. Si la tuya no está, la contestamos por el medio que prefieras.

## Elegir

### ¿Qué significa 5x8 o 8x10?

Son las medidas del oficio, en pies. Al lado siempre escribimos los centímetros: 5x8 son 152 × 244 cm y 8x10 son 244 × 305 cm.

### ¿Qué medida necesita mi sala?

La alfombra debería entrar al menos 20 cm debajo del sofá y de las sillas. En cada producto ves la medida a escala con un sofá, una cama o una mesa, y puedes probarla sobre una foto de tu espacio.

### ¿Los colores son iguales a la foto?

Muy cercanos, pero la luz de cada casa es distinta. Por eso puedes devolverla gratis en {{returns_days}} días o verla antes en el showroom.

### ¿Son auténticas?

Sí. Cada alfombra llega con un certificado de autenticidad que dice su colección, su origen y su material.

## Pagar

### ¿Cómo puedo pagar?

En línea con PSE, Nequi, Daviplata o tarjeta a través de {{online_payment}}, o en efectivo al recibir. El pago en línea no tiene recargo; el efectivo al recibir suma un {{cod_percent}} sobre el subtotal.

### ¿El precio incluye IVA y envío?

Sí, los dos. El IVA es del {{iva_percent}} y el envío llega a toda Colombia.

### Pagué y mi pedido sigue en proceso. ¿Pago otra vez?

No. Algunos bancos tardan en confirmar. Tu pedido se actualiza solo; si en una hora sigue igual, escríbenos con el número.

### ¿Cuánto tiempo guardan mi pedido si no alcanzo a pagar?

{{minutes_to_pay}} minutos. Después las alfombras vuelven a estar disponibles y puedes hacer un pedido nuevo.

## Cuidar

### ¿Cómo la limpio?

Aspírala sin cepillo giratorio una vez por semana, en el sentido del pelo. Si cae algo, seca sin frotar con un paño blanco y agua fría.

### ¿Suelta pelo?

Las de lana sueltan un poco durante los primeros meses. Es normal y disminuye con cada aspirada.

### ¿Cada cuánto la giro?

Cada seis meses, media vuelta. Así la luz y los pasos la gastan por igual.

## Todavía con dudas

[Escríbenos](/contact) o [reserva una hora en el showroom](/showroom). También puedes leer sobre [envíos](/envios) y [devoluciones y cambios](/devoluciones).
`;
