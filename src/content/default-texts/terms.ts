export const terms = `# Términos del servicio

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
`;
