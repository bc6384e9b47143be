import type { ReadingSlug } from "./rules/slugs.ts";

/** The words the shop comes with: `#` is the page's title, the paragraph after it its lead, `##` a section. */
export const DEFAULT_TEXTS: Record<ReadingSlug, string> = {
  about: `# Una familia, mil nudos, una promesa

Traemos a Colombia alfombras turcas y persas elegidas una a una. Desde {{since}} las desenrollamos en {{city}} para que las toques, las camines y te las lleves a casa sin sorpresas.

- **8+** años en Colombia
- **1.000+** clientes
- **200+** diseños
- **50+** países

## Nuestra historia

Empezó en {{since}} con un viaje a Anatolia y una maleta que volvió más pesada. En un taller de provincia, una tejedora nos enseñó a leer una alfombra por el revés: ahí no se puede mentir. Trajimos seis. Las vendimos a seis amigos, y cada uno nos mandó a otro.

Hoy viajamos dos veces al año. Conocemos por su nombre a las familias y a las casas que tejen para nosotros, vemos la lana antes de que sea color y rechazamos lo que no pondríamos en nuestra propia sala.

Seguimos siendo una familia. Quien te contesta el teléfono es quien desenrolla la alfombra, y quien la eligió responde por ella.

[Ven a conocerlas en el showroom](/showroom)

## Lo que cuidamos

### Origen que se puede contar

Sabemos de qué taller viene cada alfombra y de qué fibra está hecha. Si no lo sabemos, no la traemos.

### Materia noble

Lana, seda, bambú y yute que envejecen bien. Tintes firmes, nudos apretados, bordes rematados a mano.

### Palabra de familia

Un precio, el mismo para todos, con IVA y envío incluidos. Decimos lo que una alfombra es y también lo que no es.

### Tiempo

Para elegir sin prisa, para devolver sin explicar y para acompañarte años después de la compra.

## Lo que prometemos

### Envío incluido

A cualquier municipio de Colombia, sin letra pequeña.

### {{returns_days}} días para devolverla

Si no es para tu casa, la recogemos gratis y te devolvemos todo.

### IVA incluido

Todos los precios traen el IVA del {{iva_percent}}. No se suma nada al pagar en línea.

### Certificado de autenticidad

Cada alfombra llega con su origen, su material y su medida por escrito.

---

Las imágenes de esta tienda de demostración, alfombras y salas, fueron hechas por programa: ninguna es una fotografía.
`,
  questions: `# Preguntas frecuentes

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
`,
  shipping: `# Información de envío

Enviamos a toda Colombia. El envío y el IVA del {{iva_percent}} ya están incluidos en el precio que ves.

## Cuánto cuesta

Nada. El envío a cualquier municipio del país está incluido en el precio de la alfombra, también si compras una sola.

Si eliges pagar en efectivo al recibir, ese método tiene un recargo del {{cod_percent}} sobre el subtotal. Lo verás en pesos antes de confirmar.

## Cuándo llega

Después de tu compra te escribimos para acordar el día de entrega. A más tardar entregamos dentro de los 30 días calendario siguientes a tu pedido. Si por cualquier razón no pudiéramos cumplir, te avisamos de inmediato y puedes pedir la devolución completa de tu dinero.

Con el número de tu pedido puedes ver en qué va, a cualquier hora: [rastrea tu pedido](/rastrea-tu-pedido).

## Cómo llega

- Enrollada sobre tubo, nunca doblada, y envuelta contra el agua y el polvo.
- Con su certificado de autenticidad: colección, origen, material y medida.
- Mide antes la entrada y el ascensor: el rollo es tan largo como el lado corto de la alfombra.

## Al recibirla

Ábrela con la persona que la entrega si puedes. Si el empaque llega roto o la alfombra no es la que pediste, dilo en el momento y [escríbenos](/contact): la recogemos sin costo y te enviamos la correcta o te devolvemos el dinero.
`,
  returns: `# Devoluciones y cambios

Una alfombra se conoce en casa. Tienes {{returns_days}} días para devolverla gratis, con reembolso completo, sin explicar por qué.

## {{returns_days}} días, gratis

Desde el día en que la recibes tienes {{returns_days}} días calendario para devolverla o cambiarla por otra medida u otro diseño. La recogemos en tu casa y el transporte corre por nuestra cuenta.

Solo pedimos que esté como llegó: sin manchas, sin lavar y sin cortes. Caminar sobre ella para decidir está bien.

## Cómo se hace

1. Abre tu pedido en [Rastrea tu pedido](/rastrea-tu-pedido) y elige «Devolver o cambiar»: qué alfombra, por qué y el correo con que compraste. Recibes un número de devolución en el acto. Si prefieres, [escríbenos](/contact).
2. Acordamos contigo el día para recogerla.
3. La revisamos y te devolvemos todo lo que pagaste, por el mismo medio de pago o por el que acordemos.

## Tu derecho de retracto {#retracto}

Aparte de nuestra promesa, la ley te protege: en compras a distancia puedes retractarte dentro de los **cinco días hábiles** siguientes a la entrega, sin dar razones (artículo 47 de la Ley 1480 de 2011). La ley pone el transporte de regreso a tu cargo; nosotros lo asumimos.

Te devolvemos la totalidad de lo pagado a más tardar dentro de los **15 días calendario** siguientes al ejercicio del retracto (Ley 2439 de 2024). Las alfombras hechas a la medida que tú indicaste están exceptuadas del retracto por ley.

## Reversión del pago {#reversion}

Si pagaste por medios electrónicos y hubo fraude, no pediste la compra, no recibiste la alfombra, no es la que pediste o llegó defectuosa, puedes pedir la reversión del pago (artículo 51 de la Ley 1480 y Decreto 587 de 2016): dentro de los cinco días hábiles siguientes a enterarte, presenta la queja aquí y avisa al emisor de tu medio de pago. Nuestro número de seguimiento te sirve de constancia con fecha y hora.

## Garantía

Toda alfombra nueva tiene la garantía legal de un año por calidad, idoneidad y buen estado. Si aparece un defecto de tejido o de material, la reparamos, la cambiamos o te devolvemos el dinero.

## Si no quedas conforme

Puedes acudir a la [Superintendencia de Industria y Comercio](https://www.sic.gov.co), autoridad de protección al consumidor.
`,
  privacy: `# Política de privacidad

Política de tratamiento de datos personales, según la Ley 1581 de 2012 y el Decreto 1074 de 2015. Pedimos lo necesario y nada más.

## Responsable

{{legal_name}}, NIT {{nit}}. {{address}}, {{city}}, {{country}}. Teléfono {{phone}}, correo [{{email}}](mailto:{{email}}).

## Qué datos y para qué

- Pedidos: nombre, correo, teléfono, dirección y, si la das, tu identificación. Para vender, entregar, facturar y responder por la garantía.
- Visitas al showroom: nombre, teléfono y, si quieres, correo. Para recibirte y confirmar la hora.
- Mensajes: lo que escribes en el formulario. Para responderte y llevar el registro de peticiones, quejas y reclamos.
- Fotos de tu espacio: solo si las subes y lo autorizas, para mostrarte una alfombra en tu sala. Se borran solas; el plazo se muestra al subirlas.
- Publicidad y medición: solo con tu autorización expresa, que puedes retirar cuando quieras.

No pedimos datos sensibles ni vendemos a menores de edad. Los pagos en línea ocurren en {{online_payment}}: nunca vemos los datos de tu tarjeta.

## Con quién los compartimos

Con quien entrega tu pedido, con {{online_payment}} para el pago y, solo si lo autorizas, con Meta para medir la publicidad. Algunos de estos encargados operan fuera de Colombia, en países con niveles adecuados de protección o bajo contrato de transmisión de datos.

## Lo que guarda tu navegador

El carrito, el formulario de compra y las vistas previas de tu sala se guardan en tu propio dispositivo para que no los pierdas. No usamos cookies de publicidad sin tu permiso.

{{consent_choice}}

## Tus derechos

- Conocer, actualizar y rectificar tus datos.
- Pedir prueba de la autorización que diste y saber qué uso les hemos dado.
- Revocar la autorización y pedir que borremos tus datos, cuando no haya un deber legal de conservarlos.
- Presentar quejas ante la [Superintendencia de Industria y Comercio](https://www.sic.gov.co).

## Cómo ejercerlos

Escribe por [el formulario de contacto](/contact) o a [{{email}}](mailto:{{email}}), área de servicio al cliente. Respondemos las consultas en diez días hábiles y los reclamos en quince días hábiles, con número de seguimiento.

## Vigencia

Rige desde el 15 de noviembre de 2026. Conservamos los datos mientras dure la relación y los plazos que la ley ordena, por ejemplo para la contabilidad y la garantía. Si la política cambia de fondo, lo avisaremos aquí antes de aplicarla.
`,
  terms: `# Términos del servicio

Las condiciones de compra en esta tienda. Puedes imprimir o guardar esta página.

## Quiénes somos

{{legal_name}}, NIT {{nit}}. Notificaciones judiciales: {{office}}. Teléfono {{phone}}, correo [{{email}}](mailto:{{email}}).

## Precios y oferta

Los precios están en pesos colombianos e incluyen el IVA del {{iva_percent}} y el envío nacional. Valen mientras aparezcan en la página y haya existencias; cada producto indica su medida, material y disponibilidad.

## Cómo se compra

1. Eliges la alfombra y la medida, y revisas el carrito.
2. Escribes tus datos de entrega y eliges cómo pagar. Antes de terminar ves el resumen con el valor total y lo aceptas expresamente.
3. Recibes el número de tu pedido en pantalla y, por correo, el acuse con precio, forma de pago y entrega.

Un pedido con pago en línea guarda tus alfombras durante {{minutes_to_pay}} minutos. Si no se paga en ese tiempo, se cancela solo y sin costo. Si tu pago llega después, te entregamos el pedido o te devolvemos el dinero.

## Medios de pago

En línea a través de {{online_payment}} (PSE, Nequi, Daviplata y tarjetas, según disponibilidad) o en efectivo al recibir, con un recargo del {{cod_percent}} sobre el subtotal que se muestra antes de confirmar.

## Entrega, retracto y garantía

La entrega, el retracto de cinco días hábiles, nuestra devolución gratis de {{returns_days}} días, la reversión del pago y la garantía legal están explicados en [información de envío](/envios) y [devoluciones y cambios](/devoluciones), que hacen parte de estos términos.

## Peticiones, quejas y reclamos

Por [el formulario de contacto](/contact), con constancia de fecha y hora y número de seguimiento. Respondemos en menos de 24 horas. También puedes acudir a la [Superintendencia de Industria y Comercio](https://www.sic.gov.co).

## Imágenes y vista previa

Las fotos y los modelos 3D muestran cada diseño con la mayor fidelidad posible. La vista previa en tu sala es una simulación: orienta sobre tamaño y color, no reemplaza verla en persona.

## Ley aplicable

Leyes de la República de Colombia. Nada en esta página limita los derechos que la ley te da como consumidor.
`,
};
