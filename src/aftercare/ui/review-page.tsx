import { type FormEvent, useState } from "react";
import { ApiError, callApi, OFFLINE } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { Invitation, writeReview } from "../contract.ts";
import "./review-page.css";

const STARS = ["Cinco estrellas", "Cuatro estrellas", "Tres estrellas", "Dos estrellas", "Una estrella"];

/** Behind the letter's link: one review for each rug of the order. */
export function ReviewPage({ token, invitation, onDone }: { token: string; invitation: Invitation; onDone: () => void }) {
  const open = invitation.rugs.filter(({ reviewed }) => !reviewed);
  return (
    <div className="page review-page">
      <p className="label">Pedido {invitation.order_number}</p>
      <h1>{open.length > 0 ? "¿Cómo quedó tu alfombra?" : "Gracias por tu reseña"}</h1>
      {open.length === 0 && <p>La leemos antes de mostrarla. Te agradecemos el tiempo que le dedicaste.</p>}
      {open.map((rug) => (
        <ReviewForm key={rug.carpetId} token={token} rug={rug} name={invitation.name} onDone={onDone} />
      ))}
    </div>
  );
}

type FormProps = { token: string; rug: Invitation["rugs"][number]; name: string; onDone: () => void };

function ReviewForm({ token, rug, name, onDone }: FormProps) {
  const [rating, setRating] = useState(5);
  const [comment, setComment] = useState("");
  const [signed, setSigned] = useState(name);
  const [photos, setPhotos] = useState<File[]>([]);
  const [errors, setErrors] = useState<{ comment?: string; all?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!comment.trim()) return setErrors({ comment: "Cuéntanos algo de tu alfombra" });
    setBusy(true);
    setErrors({});
    try {
      const body = { carpetId: rug.carpetId, rating, comment, name: signed };
      const { id } = await callApi<typeof writeReview>("POST /api/review-invitations/{token}", { params: { token }, body });
      if (photos.length > 0) await sendPhotos(token, id, photos).catch(() => undefined);
      onDone();
    } catch (error) {
      setErrors({ all: error instanceof ApiError ? error.message : OFFLINE });
    }
    setBusy(false);
  };
  const id = (part: string) => `${part}-${rug.carpetId}`;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={rug.name}>
      <h2>{rug.name}</h2>
      <SelectField
        id={id("estrellas")}
        label="Tu calificación"
        value={String(rating)}
        onChange={({ target }) => setRating(Number(target.value))}
      >
        {STARS.map((words, place) => (
          <option key={words} value={5 - place}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextArea
        id={id("comentario")}
        label="Tu reseña"
        rows={5}
        maxLength={4000}
        value={comment}
        error={errors.comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <TextField id={id("nombre")} label="Firmas como" value={signed} onChange={({ target }) => setSigned(target.value)} />
      <div>
        <label htmlFor={id("fotos")}>Fotos, hasta tres (opcional)</label>
        <input
          id={id("fotos")}
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => setPhotos([...(target.files ?? [])].slice(0, 3))}
        />
      </div>
      {errors.all && (
        <div role="alert">
          <FieldError>{errors.all}</FieldError>
        </div>
      )}
      <Button type="submit" disabled={isBusy}>
        Enviar mi reseña
      </Button>
    </form>
  );
}

async function sendPhotos(token: string, id: number, photos: readonly File[]): Promise<void> {
  const body = new FormData();
  for (const photo of photos) body.append("file", photo);
  await fetch(`/api/review-invitations/${encodeURIComponent(token)}/reviews/${id}/photos`, { method: "POST", body });
}
