export interface DemoReview {
  rugId: number;
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  isVerified: boolean;
  /** days before the shop's first start */
  daysAgo: number;
}

const said = (
  rugId: number,
  rating: DemoReview["rating"],
  name: string,
  daysAgo: number,
  comment: string,
  isVerified = true,
): DemoReview => ({ rugId, rating, name, daysAgo, comment, isVerified });

export const REVIEWS: DemoReview[] = [
  said(47, 5, "María Fernanda Rojas", 3, "Llegó en cinco días a Medellín, muy bien empacada. En la foto se ve linda, pero en la sala es otra cosa: los rojos cambian con la luz de la tarde. Vale cada peso."),
  said(47, 5, "Jorge Iván Cárdenas", 41, "La vi primero en el showroom y me explicaron cómo contar los nudos. Mi señora dice que ya no dejamos entrar a nadie con zapatos."),
  said(47, 5, "Catalina Echeverri", 96, "Segunda alfombra que compro con ellos. El certificado trae el nombre de la señora que la tejió, ese detalle me encantó."),
  said(1, 5, "Luisa Gómez", 6, "Justo el azul que quería, nada chillón. Tengo dos gatos y no se les nota nada."),
  said(1, 4, "Andrés Felipe Mora", 58, "Muy bonita y se siente fina. Le quité una estrella porque botó un poco de pelusa el primer mes, ya no."),
  said(2, 5, "Natalia Sanabria", 9, "El relieve es espectacular. Mis hijos le pasan los carritos por las olas."),
  said(2, 5, "Camilo Restrepo", 73, "La pusimos en un apartamento en Cartagena y parece hecha para ahí. El dorado casi no se ve de día y de noche brilla."),
  said(2, 4, "Paola Jiménez", 120, "Hermosa. Pesa bastante, pidan ayuda para subirla si no hay ascensor."),
  said(3, 5, "Sebastián Lozano", 12, "Kilim de verdad, por los dos lados igual. Lo uso en el comedor y se sacude en el balcón, cero complique."),
  said(3, 4, "Ángela Patiño", 66, "Los colores son más vivos que en la pantalla, a mí me gustó. Pedí la 6x9 y quedó perfecta debajo de la mesa."),
  said(4, 5, "Daniela Ospina", 15, "Todo el que entra pregunta por la alfombra. Parece un cuadro."),
  said(4, 5, "Ricardo Villamizar", 84, "Pagué contra entrega en Bucaramanga y me dejaron extenderla antes de pagar. Eso da confianza."),
  said(5, 5, "Adriana Beltrán", 18, "Tiene ese aire de alfombra de la abuela pero sin el olor. Combina con mi sofá de cuero de una."),
  said(6, 4, "Juan Camilo Duarte", 21, "Muy elegante. Eso sí, es clarita: si tienes perros embarrados piénsalo."),
  said(6, 5, "Valentina Arango", 90, "La línea dorada es sutil, no es brillo barato. Felices."),
  said(7, 5, "Gloria Inés Ramírez", 24, "Viví tres años en Estambul y esta es de las buenas. Me mandaron las muestras de lana en un sobrecito, qué detalle."),
  said(7, 5, "Mauricio Tovar", 130, "Impecable. El fleco está anudado a mano y se nota."),
  said(8, 4, "Carolina Méndez", 27, "Le dio calor a una sala que era toda gris. El tono es un poco más café que rosado, tenerlo en cuenta.", false),
  said(9, 5, "Felipe Quintero", 30, "Discreta y preciosa. La 8x10 cubre toda la sala y sobró un poquito para la biblioteca."),
  said(10, 5, "Laura Vanessa Pinzón", 33, "Uno se quiere quedar a vivir en el piso. Suavecita."),
  said(10, 4, "Óscar Hernández", 77, "Buena densidad. Ojo con la aspiradora de rodillo: hay que quitarle el cepillo, como dicen ellos."),
  said(10, 5, "Manuela Zapata", 140, "La pedí un lunes y el jueves ya estaba en Pereira. Igualita a la foto."),
  said(11, 4, "Diana Carolina Ruiz", 36, "Los morados son divinos. Me habría gustado en redonda."),
  said(12, 5, "Hernán Salgado", 39, "De lejos es lisa y de cerca tiene mil dibujos. Muy bien terminada por debajo también."),
  said(13, 4, "Beatriz Osorio", 44, "Tranquila y bonita para el cuarto. El borde es lo mejor."),
  said(14, 5, "Juliana Castaño", 8, "Mi hija de tres años saluda a cada animal antes de dormir. Se le cayó jugo y salió con agua fría."),
  said(14, 5, "Esteban Marín", 52, "Se nota que no es una alfombra infantil cualquiera. El borde de corazones está hecho con el mismo cuidado que las grandes."),
  said(15, 5, "Rocío Angarita", 47, "Una joya. Cuando entra el sol parece azulejo mojado."),
  said(16, 4, "Iván Darío Cuéllar", 50, "Alegre y resistente. La tenemos en la finca, en el corredor de adentro."),
  said(17, 5, "Mónica Ballesteros", 55, "Para un piso claro es perfecta. No se le ve el pelo del perro y eso ya es mucho decir."),
  said(19, 4, "Álvaro Cifuentes", 60, "Muy buena. Llegó con un doblez que se fue en dos días, como me habían avisado por WhatsApp."),
  said(20, 5, "Susana Giraldo", 63, "Soy arquitecta y la he puesto en dos proyectos. Los clientes felices y yo también."),
  said(22, 5, "Marcela Vélez", 68, "Preciosa para el cuarto del bebé, los colores son suaves y no cansan."),
  said(24, 5, "Fabiola Torres", 70, "Es una obra. Se demoraron una semana más de lo dicho, pero me fueron contando y llegó perfecta."),
  said(26, 5, "Germán Arboleda", 75, "Estaba dudando entre la roja y esta. En el showroom me las extendieron las dos sin afán y quedé enamorado de la verde."),
  said(28, 4, "Tatiana Benavides", 80, "Minimalista de verdad. Se ensucia menos de lo que pensé."),
  said(30, 5, "Nicolás Uribe", 82, "Para el estudio quedó brutal. Las juntas doradas se sienten al pasar la mano."),
  said(33, 5, "Clara Inés Montoya", 5, "La alfombra más bonita que he tenido. La puse a los pies de la cama y me despierto viendo las ramas."),
  said(33, 5, "Sofía Barrera", 88, "Las flores tienen relieve, no me lo esperaba. Envío a Manizales en cuatro días."),
  said(34, 5, "Alejandra Peña", 92, "Boho sin ser cursi. Mi hijo la usa de pista y mi cuñada ya me la quiere quitar."),
  said(36, 5, "Rodrigo Acosta", 94, "Compré la más grande para un cuarto con eco y el eco se fue. Además es comodísima."),
  said(37, 5, "Leonor Santamaría", 100, "Imponente. Hay que verla en persona, la foto no le hace justicia."),
  said(38, 3, "Wilson Pardo", 104, "La alfombra es buena, pero esperaba el rojo un poco más oscuro. El cambio me lo ofrecieron sin problema, al final me la quedé.", false),
  said(43, 4, "Karen Lizeth Vargas", 108, "Mi adolescente la aprobó, con eso digo todo."),
  said(46, 5, "Eduardo Rincón", 112, "Para tierra caliente no hay mejor. En Girardot lleva seis meses y como nueva."),
  said(46, 4, "Pilar Cabrera", 150, "Las primeras semanas huele a yute y suelta pelusita, luego se asienta. Me gusta que sea natural."),
  said(49, 5, "Tomás Escobar", 115, "El pasillo dejó de ser un pasillo. La puerta abre por encima sin tocarla."),
  said(50, 5, "Verónica Salazar", 118, "Redonda para la mesa de cuatro puestos: quedó perfecta. El azul es profundo, divino."),
  said(53, 5, "Liliana Forero", 122, "La luna tiene cara de paz. Ahora el cuento se lee en el piso."),
  said(54, 5, "Héctor Julián Niño", 125, "Muy bien trenzada, no se levanta en los bordes. La compré para el balcón cubierto."),
  said(57, 4, "Ernesto Camargo", 128, "Alcancé a comprar de las últimas. Fina, plana, de las que no se corren. Ojalá vuelva a haber."),
  said(60, 4, "Yolanda Prieto", 133, "El color café tostado va con todo. La limpio con escoba y ya."),
];
