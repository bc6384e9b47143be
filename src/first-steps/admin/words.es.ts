import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

const left = (count: number) => (count === 0 ? "Todo está listo." : count === 1 ? "Falta un paso." : `Faltan ${count} pasos.`);

export const es: Translated<typeof en> = {
  title: "Primeros pasos",
  failed: "No se pudieron cargar los pasos",
  isOpen: (count) => `La tienda está abierta. ${left(count)}`,
  isClosed: (count) => `Por ahora solo tú ves la tienda. ${left(count)}`,
  done: ": listo",
  toDo: ": por hacer",
  change: "Cambiar",
  start: "Empezar",
  changeStep: (step) => `Cambiar: ${step}`,
  startStep: (step) => `Empezar: ${step}`,
  textsRead: "Ya los leí",
  textsFailed: "No se pudo anotar",
  doors: {
    failed: "No se pudo abrir la tienda",
    opened: "La tienda está abierta",
    visible: "Los visitantes ven la tienda.",
    view: "Verla",
    title: "Abrir la tienda",
    untilThen: "Hasta entonces los visitantes leen «Muy pronto» con tu teléfono y tu dirección.",
    first: (missing) => `Antes: ${missing}. Hasta entonces los visitantes leen «Muy pronto».`,
    open: "Abrir",
    question: {
      title: "¿Abrir la tienda?",
      text: "Desde ahora todo el mundo puede verla y comprar.",
      action: "Abrir la tienda",
      keep: "Todavía no",
    },
  },
  loom: {
    label: (done, all) => `${done} de ${all} pasos listos`,
    woven: (done, all) => `**${done} de ${all}** tejidos`,
  },
  demo: {
    title: "Empezar mi propia tienda desde aquí",
    about:
      "Se elimina todo lo de la demostración y tu tienda empieza vacía, cerrada para los visitantes hasta que la abras. No se puede deshacer.",
    type: (name) => `Escribe ${name} para continuar`,
    action: "Vaciar la demostración",
    failed: "La demostración no se vació",
    emptied: "La demostración ya no está: esta es tu tienda",
    question: {
      title: "¿Eliminar todo lo de la demostración?",
      text: "Sus alfombras, pedidos, clientes, reseñas, visitas, textos y ajustes se eliminan para siempre. Las personas conservan sus cuentas.",
      action: "Eliminar la demostración",
      keep: "Conservar la demostración",
    },
  },
  steps: {
    name: {
      title: "Nombre y logo",
      about: "Cómo se llama la tienda, quién está detrás y su color.",
      action: "Darle nombre a la tienda",
    },
    contact: {
      title: "Contacto y horario",
      about: "Dirección, teléfono, correo y cuándo abres: los leen el pie de página, la página de contacto y los buscadores.",
      action: "Decir dónde estás",
    },
    collection: {
      title: "Primera colección, con medidas y precios",
      about: "Una colección tiene las medidas de sus alfombras y lo que cuesta cada una.",
      action: "Añadir una colección",
    },
    rug: {
      title: "Primera alfombra, con imágenes",
      about:
        "Una alfombra necesita un nombre, una imagen vista desde arriba y sus existencias. Una hoja de cálculo puede traer muchas a la vez.",
      action: "Añadir una alfombra",
    },
    payment: {
      title: "Pago",
      about: "Las claves de Bold, contra entrega o ambos. Sin claves la tienda usa su entorno de prueba: no se mueve dinero.",
      action: "Elegir cómo se paga",
    },
    mail: {
      title: "Correo",
      about: "El servidor por el que salen los correos. Envíate uno de prueba para verlo.",
      action: "Configurar el correo",
    },
    texts: {
      title: "Textos legales leídos",
      about: "Devoluciones, privacidad y términos están listos en español. Léelos con quien responda por ellos.",
      action: "Leerlos",
    },
    order: {
      title: "Un pedido de prueba",
      about: "Compra tú una alfombra: tú ves la tienda aunque los visitantes no. Sin las claves de Bold el pago es de prueba.",
      action: "Comprar una alfombra",
    },
  },
};
