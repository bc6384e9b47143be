export const privacy = `# Política de privacidad

Política de tratamiento de datos personales, según la Ley 1581 de 2012 y el Decreto 1074 de 2015. Pedimos lo necesario y nada más.

## Responsable

{{legal_name}}, NIT {{nit}}. {{address}}, {{city}}, {{country}}. Teléfono {{phone}}, correo [{{email}}](mailto:{{email}}).

## Qué datos y para qué

- Pedidos: nombre, correo, teléfono, dirección y, si la das, tu identificación. Para vender, entregar, facturar y responder por la garantía.
- Visitas al showroom: nombre, teléfono y, si quieres, correo. Para recibirte y confirmar la hora.
- Mensajes: lo que escribes en el formulario. Para responderte y llevar el registro de peticiones, quejas y reclamos.
- Avisos de disponibilidad: tu correo y la alfombra que esperas. Para escribirte una sola vez, cuando vuelva; después se borra.
- Fotos de tu espacio: solo si las subes y lo autorizas, para mostrarte una alfombra en tu sala. Se borran solas; el plazo se muestra al subirlas.
- Publicidad y medición: solo con tu autorización expresa, que puedes retirar cuando quieras.

No pedimos datos sensibles ni vendemos a menores de edad. Los pagos en línea ocurren en {{online_payment}}: nunca vemos los datos de tu tarjeta.

## Con quién los compartimos

Con quien entrega tu pedido, con {{online_payment}} para el pago y, solo si lo autorizas, con Meta para medir la publicidad. Algunos de estos encargados operan fuera de Colombia, en países con niveles adecuados de protección o bajo contrato de transmisión de datos.

## Lo que guarda tu navegador

El carrito, el formulario de compra, las vistas previas y, por 30 días, la foto de tu sala se guardan en tu propio dispositivo para que no los pierdas. No usamos cookies de publicidad sin tu permiso.

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
`;
