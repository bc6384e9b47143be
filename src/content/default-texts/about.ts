export const about = `# Una familia, mil nudos, una promesa

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

Las imágenes de esta tienda de demostración, alfombras, salas y taller, fueron hechas por programa: ninguna es una fotografía.
`;
