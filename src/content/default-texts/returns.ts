export const returns = `# Devoluciones y cambios

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
`;
