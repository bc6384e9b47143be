export const shipping = `# Información de envío

Enviamos a toda Colombia. El envío y el IVA del {{iva_percent}} ya están incluidos en el precio que ves.

## Cuánto cuesta

Nada. El envío a cualquier municipio del país está incluido en el precio de la alfombra, también si compras una sola.

Si eliges pagar en efectivo al recibir, ese método tiene un recargo del {{cod_percent}} sobre el subtotal. Lo verás en pesos antes de confirmar.

## Cuándo llega

Después de tu compra te escribimos para acordar el día de entrega. A más tardar entregamos dentro de los 30 días calendario siguientes a tu pedido. Si por cualquier razón no pudiéramos cumplir, te avisamos de inmediato y puedes pedir la devolución completa de tu dinero.

Con el número de tu pedido y tu correo puedes ver en qué va, a cualquier hora: [rastrea tu pedido](/rastrea-tu-pedido).

## Cómo llega

- Enrollada sobre tubo, nunca doblada, y envuelta contra el agua y el polvo.
- Con su certificado de autenticidad: colección, origen, material y medida.
- Mide antes la entrada y el ascensor: el rollo es tan largo como el lado corto de la alfombra.

## Al recibirla

Ábrela con la persona que la entrega si puedes. Si el empaque llega roto o la alfombra no es la que pediste, dilo en el momento y [escríbenos](/contact): la recogemos sin costo y te enviamos la correcta o te devolvemos el dinero.
`;
